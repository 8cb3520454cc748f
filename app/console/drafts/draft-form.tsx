import { Box, Button, Typography } from "@mui/material"
import { type ComponentProps, useRef, useSyncExternalStore } from "react"
import { useTranslate } from "react-admin"

import { connection } from "../connection/connection.ts"
import { type DraftState, isPutBack, useDraft } from "./use-draft.ts"

type Control = HTMLInputElement | HTMLTextAreaElement

/** Whether somebody types a text into a control: no password, no tick, no file. */
export const isText = (control: Element): control is Control =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement &&
    ["text", "search", "tel", "date", "email", "url"].includes(control.type))

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isText).filter(({ name }) => name !== "")

/** Sets the value of an uncontrolled field as typing does, so that its label and its own draft follow. */
export const typeInto = (control: Control, value: string) => {
  const prototype = Object.getPrototypeOf(control) as Control
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(control, value)
  control.dispatchEvent(new Event("input", { bubbles: true }))
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

/** Whether somebody typed in a form since it was shown empty, or as it was filled in for them. */
const isTyped = (form: HTMLFormElement) =>
  controlsOf(form).some(({ value, defaultValue }) => value !== defaultValue)

const drafts = new WeakMap<HTMLFormElement, () => Promise<void>>()

/** Deletes the draft of a form whose values are stored now. */
export const forgetDraft = async (form: HTMLFormElement) => drafts.get(form)?.()

/**
 * Says what became of the typed text. The live region and its line are always rendered: if the line appeared during a
 * press, the button below would move and miss the click.
 */
export function DraftStatus({ state, onDiscard }: { state: DraftState; onDiscard: () => void }) {
  const translate = useTranslate()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const isKept = state === "kept" || isPutBack(state)
  return (
    <Box component="output" sx={{ display: "block", minHeight: "1.75rem" }}>
      {state !== "none" && (
        <Typography variant="body2" component="span" color="text.secondary">
          {translate(`console.drafts.${isLost && isKept ? "offline" : state}`)}
        </Typography>
      )}
      {isPutBack(state) && (
        <Button size="small" onClick={onDiscard} sx={{ ml: 1, py: 0 }}>
          {translate("console.drafts.discard")}
        </Button>
      )}
    </Box>
  )
}

interface DraftFormProps extends ComponentProps<"form"> {
  /** The name under which the form is kept, like "note/ABCD..."; without one it is not. */
  draft?: string | undefined
}

/**
 * A form of uncontrolled text fields whose values stay in this browser until they are stored. Passwords and chosen files
 * never do. `useAttempt` deletes the draft when it has sent the form.
 */
export function DraftForm({ draft, children, ...rest }: DraftFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isFilling = useRef(false)
  const fill = (controls: Control[], valueOf: (control: Control) => string) => {
    isFilling.current = true
    for (const control of controls) typeInto(control, valueOf(control))
    isFilling.current = false
  }
  const { state, keep, remove } = useDraft(draft, ({ values }) => {
    const typed = values as Record<string, string>
    const empty = form.current ? controlsOf(form.current) : []
    const restored = empty.filter(
      (control) => control.value === control.defaultValue && typed[control.name],
    )
    fill(restored, ({ name }) => typed[name]!)
    return restored.length > 0 ? "restored" : "none"
  })
  const discard = () => {
    fill(controlsOf(form.current!), ({ defaultValue }) => defaultValue)
    void remove()
  }
  return (
    <form
      {...rest}
      ref={(element) => {
        form.current = element
        if (element) drafts.set(element, remove)
      }}
      onInput={(event) => {
        if (isFilling.current) return
        const { currentTarget } = event
        const values = valuesOf(currentTarget)
        if (isTyped(currentTarget)) keep(() => values)
        else void remove()
      }}
    >
      {children}
      {draft !== undefined && <DraftStatus state={state} onDiscard={discard} />}
    </form>
  )
}
