import { Box, IconButton, Button, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"

import { comparators, compartments } from "#domain/merit/allocation-rule.ts"

import { DownIcon, UpIcon, AddIcon } from "../../kit/page/icons.tsx"
import { AddChoice, NativeSelect } from "./choice-settings.tsx"
import { useRule } from "./editing.ts"
import { RemoveButton, GroupError, RuleSection } from "./section.tsx"
import { Hint, TypedSetting } from "./text-setting.tsx"
import { useRuleTexts } from "./texts.ts"

const offsets = { up: -1, down: 1 }

interface MoveButtonProps {
  way: keyof typeof offsets
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
function OrderedList<Item>({
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
                      disabled={!mayMove(index, offsets[way])}
                      onClick={() => swap(index, offsets[way])}
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

export function UnfilledSection() {
  const { rule, change, text, nameOf } = useRule()
  const { allocation } = rule
  const { conversion } = allocation
  const { seats, vertical } = allocation
  // While the number of seats is typed it may be no number.
  const shares = typeof seats === "object" ? seats : vertical
  const setSteps = (steps: typeof conversion) => change(["allocation", "conversion"], steps)
  const [first = "open", second = "open"] = compartments.filter(
    (one) => one !== "open" && one in shares,
  )
  return (
    <RuleSection name="unfilled">
      <OrderedList
        items={conversion}
        keyOf={(_, index) => String(index)}
        nameOf={({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`}
        onChange={setSteps}
      >
        {(step, index) => (
          <Stack direction={{ xs: "column", sm: "row" }} spacing={1}>
            {(["from", "to"] as const).map((end) => (
              <NativeSelect
                key={end}
                options={compartments}
                labelOf={nameOf}
                value={step[end]}
                htmlInput={{ "aria-label": `${index + 1}. ${text(end)}` }}
                onValue={(value) => setSteps(conversion.with(index, { ...step, [end]: value }))}
              />
            ))}
          </Stack>
        )}
      </OrderedList>
      <GroupError path={["allocation", "conversion"]} />
      <Hint text={text("sources.conversion")} />
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ alignSelf: "start" }}
        onClick={() => setSteps([...conversion, { from: first, to: second }])}
      >
        {text("add.conversion")}
      </Button>
      <TypedSetting path={["conversion_from_round"]} empty="" />
    </RuleSection>
  )
}

export function TiesSection() {
  const { rule, change, text } = useRule()
  const ties = rule.allocation.ties.filter((tie) => tie !== "hash")
  const setTies = (list: readonly string[]) =>
    change(["allocation", "ties"], [...list.filter((tie) => tie !== "hash"), "hash"])
  const label = (tie: (typeof comparators)[number]) => text(`ties.${tie}`)
  const others = comparators.filter((tie) => tie !== "hash" && !ties.includes(tie))
  return (
    <RuleSection name="ties">
      <OrderedList
        items={[...ties, "hash" as const]}
        keyOf={(tie) => tie}
        nameOf={label}
        onChange={setTies}
        isFixed={(tie) => tie === "hash"}
      >
        {(tie) => <Typography variant="body2">{label(tie)}</Typography>}
      </OrderedList>
      <AddChoice
        label={text("add.tie")}
        options={others}
        labelOf={label}
        onAdd={(tie) => setTies([...ties, tie])}
      />
    </RuleSection>
  )
}
