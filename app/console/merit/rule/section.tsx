import { Box, FormHelperText, IconButton, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"

import { DeleteIcon, DownIcon, UpIcon } from "../../icons.tsx"
import { useSetting } from "./editing.ts"
import { useRuleTexts } from "./use-rule-texts.ts"
import type { Path } from "./with-value.ts"

/** A part of the rule with its heading and what it decides. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const text = useRuleTexts()
  const id = `rule-${name}`
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: "divider", pt: 1.5, mt: 2 }}
    >
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {text(`sections.${name}`)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {text(`hints.${name}`, { _: "" })}
      </Typography>
      <Stack spacing={1.5} useFlexGap>
        {children}
      </Stack>
    </Box>
  )
}

/** Short settings beside each other, as many as fit. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
      }}
    >
      {children}
    </Box>
  )
}

/** What is wrong with a group of settings as a whole. */
export function GroupProblem({ path }: { path: Path }) {
  const { ownProblem } = useSetting(path)
  return ownProblem === undefined ? null : <FormHelperText error>{ownProblem}</FormHelperText>
}

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useRuleTexts()
  return (
    <IconButton size="small" aria-label={text("remove", { name })} onClick={onRemove}>
      <DeleteIcon fontSize="small" />
    </IconButton>
  )
}

interface OrderedListProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item, index: number) => string
  nameOf: (item: Item) => string
  /** The item in words, or its inputs. */
  children: (item: Item, index: number) => ReactNode
  onChange: (items: Item[]) => void
  /** Whether an item cannot be moved or removed. */
  isFixed?: (item: Item) => boolean
}

const isNever = () => false

/** A list whose order decides, moved with buttons. */
export function OrderedList<Item>({
  items,
  keyOf,
  nameOf,
  children,
  onChange,
  isFixed = isNever,
}: OrderedListProps<Item>) {
  const text = useRuleTexts()
  const swap = (index: number, by: 1 | -1) => {
    const [item, other] = [items[index]!, items[index + by]!]
    onChange(items.with(index, other).with(index + by, item))
  }
  const mayMove = (index: number, by: 1 | -1) => {
    const other = items[index + by]
    return other !== undefined && !isFixed(other)
  }
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, "& > li": { pl: 0.5 } }}>
      {items.map((item, index) => {
        const name = nameOf(item)
        return (
          <li key={keyOf(item, index)}>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", minHeight: 40 }}>
              <Box sx={{ flex: "1 1 8rem" }}>{children(item, index)}</Box>
              {!isFixed(item) && (
                <Box sx={{ whiteSpace: "nowrap" }}>
                  <IconButton
                    size="small"
                    aria-label={text("up", { name })}
                    disabled={!mayMove(index, -1)}
                    onClick={() => swap(index, -1)}
                  >
                    <UpIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={text("down", { name })}
                    disabled={!mayMove(index, 1)}
                    onClick={() => swap(index, 1)}
                  >
                    <DownIcon fontSize="small" />
                  </IconButton>
                  <RemoveButton
                    name={name}
                    onRemove={() => onChange(items.filter((_, place) => place !== index))}
                  />
                </Box>
              )}
            </Box>
          </li>
        )
      })}
    </Box>
  )
}
