import { Alert, Box, IconButton, Typography } from "@mui/material"
import { useState, type ReactNode, useEffect, useRef } from "react"
import { useFieldArray, useWatch } from "react-hook-form"

import { TextButton } from "../kit/dialog/text-button.tsx"
import { AddIcon, DeleteIcon, DownIcon, UpIcon } from "../kit/page/icons.tsx"
import { useIsWrong, ListError } from "./panel.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"

let lastKey = 0
/** Not `crypto.randomUUID`, which browsers have with HTTPS only. */
const newKey = () => `entry ${++lastKey}`

/**
 * A list of the form with a key for each entry. `useFieldArray` has keys of its own, but changes all of them when the form
 * is reset, as after saving: what is open would close.
 */
export const useList = (name: string) => {
  const { fields, ...list } = useFieldArray({ name })
  const [keys, setKeys] = useState<readonly string[]>(() => fields.map(newKey))
  return {
    /** A form that was reset to a longer list has entries without a key. */
    keys: fields.map((_field, index) => keys[index] ?? `${name} at ${index}`),
    /** Adds an entry at the end, and returns its key. */
    add: (value: object) => {
      const key = newKey()
      list.append(structuredClone(value), { shouldFocus: false })
      setKeys([...keys.slice(0, fields.length), key])
      return key
    },
    remove: (index: number) => {
      list.remove(index)
      setKeys(keys.toSpliced(index, 1))
    },
    move: (index: number, to: number) => {
      list.move(index, to)
      setKeys(keys.toSpliced(index, 1).toSpliced(to, 0, keys[index]!))
    },
  }
}

interface EntryListProps<Value> {
  /** Path of the list in the form. */
  name: string
  addLabel: string
  /** A new entry. */
  empty: Value
  /** The entry in words: its name, and sentences. */
  describe: (value: Value) => { title: string; lines: string[] }
  /** Why an entry cannot be removed; undefined if it can. */
  whyKept?: (value: Value) => string | undefined
  /** The inputs of an entry. */
  children: (path: string, value: Value) => ReactNode
}

interface EntryProps extends ReturnType<ReturnType<typeof useEntries>["actionsOf"]> {
  path: string
  title: string
  lines: string[]
  whyKept: string | undefined
  children: ReactNode
}

const box = { border: 1, borderColor: "divider", borderRadius: 1, p: { xs: 1, sm: 1.5 } }

function Entry({ path, title, lines, isOpen, whyKept, children, ...on }: EntryProps) {
  const t = useSessionTexts()
  const isShown = useIsWrong(path) || isOpen
  const place = { "data-entry": path }
  const moves = [
    { way: "up", Icon: UpIcon, onMove: on.onUp },
    { way: "down", Icon: DownIcon, onMove: on.onDown },
  ] as const
  return (
    <Box component="li" sx={{ ...box, minWidth: 0 }} {...place}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 0.5 }}>
        <Box sx={{ flex: "1 1 14em", minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: "anywhere" }}>{title}</Typography>
          {lines.map((line) => (
            <Typography key={line} variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {line}
            </Typography>
          ))}
        </Box>
        <TextButton
          label={{ text: t(isShown ? "finish" : "change") }}
          aria-label={t(isShown ? "finishOf" : "changeOf", { title })}
          aria-expanded={isShown}
          onClick={on.onToggle}
        />
        {moves.map(({ way, Icon, onMove }) => (
          <IconButton
            key={way}
            aria-label={t(way, { title })}
            data-action={way}
            disabled={!onMove}
            onClick={onMove}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
        {!whyKept && (
          <IconButton aria-label={t("remove", { title })} onClick={on.onRemove}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      {isShown && (
        <Box sx={{ display: "grid", gap: 2, mt: 1.5 }}>
          {whyKept && (
            <Alert severity="info" role="note">
              {whyKept}
            </Alert>
          )}
          {children}
        </Box>
      )}
    </Box>
  )
}

/** Moves the keyboard focus to the first of these elements, once one of them is on the page. */
const useFocusLater = () => {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<string[]>([])
  useEffect(() => {
    for (const selector of wanted.current) {
      const element = list.current?.querySelector<HTMLElement>(selector)
      if (!element) continue
      element.focus()
      wanted.current = []
      return
    }
  })
  return {
    list,
    focusLater: (...selectors: string[]) => {
      wanted.current = selectors
    },
  }
}

/** Which entries of a list are open, and what happens to them. */
const useEntries = <Value extends object>({ name, empty }: EntryListProps<Value>) => {
  const entries = useList(name)
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const { list, focusLater } = useFocusLater()
  const entryAt = (index: number) => `[data-entry="${name}.${index}"]`
  const lastIndex = entries.keys.length - 1

  const toggle = (key: string) => {
    const next = new Set(openKeys)
    if (!next.delete(key)) next.add(key)
    setOpenKeys(next)
  }
  const moveTo = (index: number, to: number) => {
    entries.move(index, to)
    const [same, other] = to < index ? ["up", "down"] : ["down", "up"]
    const button = (action: string) => `${entryAt(to)} [data-action=${action}]:not(:disabled)`
    focusLater(button(same!), button(other!))
  }
  return {
    list,
    keys: entries.keys,
    add: () => {
      toggle(entries.add(empty))
      focusLater(`${entryAt(lastIndex + 1)} input`)
    },
    actionsOf: (key: string, index: number) => ({
      isOpen: openKeys.has(key),
      onToggle: () => toggle(key),
      onRemove: () => {
        entries.remove(index)
        focusLater("[data-action=add]")
      },
      onUp: index > 0 ? () => moveTo(index, index - 1) : undefined,
      onDown: index < lastIndex ? () => moveTo(index, index + 1) : undefined,
    }),
  }
}

/** A list of the session: each entry reads as a sentence, and opens to be changed. */
export function EntryList<Value extends object>(props: EntryListProps<Value>) {
  const { name, addLabel, describe, whyKept, children } = props
  const { list, keys, add, actionsOf } = useEntries(props)
  const values = (useWatch({ name }) ?? []) as Value[]
  return (
    <Box ref={list} sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <ListError name={name} />
      <Box component="ul" sx={{ display: "grid", gap: 1, m: 0, p: 0, listStyle: "none" }}>
        {keys.map((key, index) => {
          const value = values[index]
          if (!value) return null
          return (
            <Entry
              key={key}
              path={`${name}.${index}`}
              {...describe(value)}
              {...actionsOf(key, index)}
              whyKept={whyKept?.(value)}
            >
              {children(`${name}.${index}`, value)}
            </Entry>
          )
        })}
      </Box>
      <Box>
        <TextButton
          label={{ text: addLabel }}
          variant="outlined"
          data-action="add"
          startIcon={<AddIcon />}
          onClick={add}
        />
      </Box>
    </Box>
  )
}
