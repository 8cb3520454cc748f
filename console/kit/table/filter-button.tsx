import {
  Box,
  Button as PlainButton,
  Chip,
  Drawer,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from "@mui/material"
import { useState, type ReactElement } from "react"
import { Button, useListContext } from "react-admin"

import { dayFirst } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"

import { DayField } from "../day/day-field.tsx"
import { SelectField } from "../form/plain-field.tsx"
import { FilterIcon } from "../page/icons.tsx"
import { useText } from "../text/use-language.ts"
import { type FilterField, filterTextOf, withFilter } from "./filters.ts"

const valueText = ({ kind, choices }: FilterField, value: string) =>
  kind === "day" && toIsoDate(value) === value
    ? dayFirst(value)
    : (choices?.find(({ id }) => id === value)?.name ?? value)

/** The filters that are set, each with a button that removes it. */
export function FilterChips({ fields }: { fields: readonly FilterField[] }) {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  return fields.map((field) => {
    const value = filterTextOf(filterValues, field.source)
    if (value === "") return null
    const text = `${field.label}: ${valueText(field, value)}`
    const remove = () => setFilters(withFilter(filterValues, field.source, ""))
    return (
      <Chip
        key={field.source}
        size="small"
        label={text}
        onClick={remove}
        onDelete={remove}
        aria-label={`${t("ra.action.remove_filter")}: ${text}`}
      />
    )
  })
}

interface FilterInputProps {
  field: FilterField
}

function ChoiceInput({ field: { source, label, choices } }: FilterInputProps) {
  const t = useText()
  const { filterValues, setFilters } = useListContext()
  return (
    <SelectField
      label={label}
      value={filterTextOf(filterValues, source)}
      choices={[{ id: "", name: t("console.lists.any") }, ...(choices ?? [])]}
      onChange={(id) => setFilters(withFilter(filterValues, source, id))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    />
  )
}

/** A choice without values has a button of its own, and is only shown as a chip. */
const isOffered = ({ kind, choices }: FilterField) => kind === "day" || choices?.length !== 0

/** A day that is half typed does not filter yet. */
function DayFilter({ field: { source, label } }: FilterInputProps) {
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useState<string>()
  const set = (day: string) => {
    const isDay = day === "" || toIsoDate(day) === day
    setText(isDay ? undefined : day)
    if (isDay) setFilters(withFilter(filterValues, source, day))
  }
  return (
    <DayField
      label={label}
      value={text ?? filterTextOf(filterValues, source)}
      onChange={set}
      fullWidth
    />
  )
}

/** Opens the filters of a list: beside it, and on a phone from below. They apply at once. */
export function FilterButton({ fields }: { fields: readonly FilterField[] }) {
  const t = useText()
  const { filterValues, setFilters, total } = useListContext()
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const close = () => setIsOpen(false)
  const clear = () => {
    const others = Object.entries(filterValues).filter(
      ([source]) => !fields.some((field) => field.source === source),
    )
    setFilters(Object.fromEntries(others))
  }
  return (
    <>
      <Button label="console.lists.filters" onClick={() => setIsOpen(true)}>
        <FilterIcon />
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        anchor={isPhone ? "bottom" : "right"}
        slotProps={{ paper: { role: "dialog", "aria-label": t("console.lists.filters") } }}
      >
        <Box sx={{ p: 2, width: { sm: 340 } }}>
          <Typography variant="h6" component="h2" gutterBottom>
            {t("console.lists.filters")}
          </Typography>
          <Stack spacing={2} sx={{ my: 2 }}>
            {fields
              .filter(isOffered)
              .map((field) =>
                field.kind === "day" ? (
                  <DayFilter key={field.source} field={field} />
                ) : (
                  <ChoiceInput key={field.source} field={field} />
                ),
              )}
          </Stack>
          <Stack direction="row" spacing={1}>
            <PlainButton variant="contained" onClick={close} sx={{ flex: 1 }}>
              {t(total === undefined ? "console.lists.showAny" : "console.lists.show", {
                count: total ?? 0,
              })}
            </PlainButton>
            <PlainButton onClick={clear}>{t("ra.action.remove_all_filters")}</PlainButton>
          </Stack>
        </Box>
      </Drawer>
    </>
  )
}

interface FilterToggleProps {
  /** Its name in the filter of the list. */
  source: string
  value: string | boolean
  /** Message key. */
  label: string
  children: ReactElement
}

/** A button that sets one filter, or removes it again. */
export function FilterToggle({ source, value, label, children }: FilterToggleProps) {
  const { filterValues, setFilters } = useListContext()
  const { [source]: current, ...others } = filterValues
  const isOn = current === value
  return (
    <Button
      label={label}
      variant={isOn ? "contained" : "text"}
      aria-pressed={isOn}
      onClick={() => setFilters(isOn ? others : { ...others, [source]: value })}
    >
      {children}
    </Button>
  )
}
