import { useGetIdentity } from "react-admin"

import { MineIcon } from "../../icons.tsx"
import { FilterToggle } from "../../lists/filter-toggle.tsx"

/** Shows only what is assigned to the signed-in member of staff, or everything again. */
export function MineButton() {
  const name = useGetIdentity().identity?.fullName
  if (!name) return null
  return (
    <FilterToggle source="assignedTo" value={name} label="console.workLists.mine">
      <MineIcon />
    </FilterToggle>
  )
}
