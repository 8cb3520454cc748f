import { Button, useGetIdentity, useListContext } from "react-admin"

import { MineIcon } from "../../icons.tsx"
import { filterTextOf, withFilter } from "../../lists/filters.ts"

/** Shows only what is assigned to the signed-in member of staff, or everything again. */
export function MineButton() {
  const { identity } = useGetIdentity()
  const { filterValues, setFilters } = useListContext()
  const name = identity?.fullName
  if (!name) return null
  const isOn = filterTextOf(filterValues, "assignedTo") === name
  return (
    <Button
      label="console.workLists.mine"
      variant={isOn ? "contained" : "text"}
      aria-pressed={isOn}
      onClick={() => setFilters(withFilter(filterValues, "assignedTo", isOn ? "" : name))}
    >
      <MineIcon />
    </Button>
  )
}
