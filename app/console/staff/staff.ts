import StaffIcon from "@mui/icons-material/GroupsOutlined"

import { StaffEdit } from "./staff-edit.tsx"
import { StaffList } from "./staff-list.tsx"

export const staff = {
  list: StaffList,
  edit: StaffEdit,
  icon: StaffIcon,
  recordRepresentation: "name",
}
