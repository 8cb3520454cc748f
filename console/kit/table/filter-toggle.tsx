import type { ReactElement } from "react"
import { Button, useListContext } from "react-admin"

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
