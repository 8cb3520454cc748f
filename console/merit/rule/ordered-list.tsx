import { Box, IconButton } from "@mui/material"
import type { ReactNode } from "react"

import { DownIcon, UpIcon } from "../../kit/page/icons.tsx"
import { RemoveButton } from "./section.tsx"
import { useRuleTexts } from "./texts.ts"

const steps = { up: -1, down: 1 }

interface MoveButtonProps {
  way: keyof typeof steps
  name: string
  disabled: boolean
  onClick: () => void
}

function MoveButton({ way, name, ...button }: MoveButtonProps) {
  const text = useRuleTexts()
  const Icon = way === "up" ? UpIcon : DownIcon
  return (
    <IconButton size="small" aria-label={text(way, { name })} {...button}>
      <Icon fontSize="small" />
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
  const swap = (index: number, by: number) => {
    const [item, other] = [items[index]!, items[index + by]!]
    onChange(items.with(index, other).with(index + by, item))
  }
  const mayMove = (index: number, by: number) => {
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
                  {(["up", "down"] as const).map((way) => (
                    <MoveButton
                      key={way}
                      way={way}
                      name={name}
                      disabled={!mayMove(index, steps[way])}
                      onClick={() => swap(index, steps[way])}
                    />
                  ))}
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
