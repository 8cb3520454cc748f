import ApplicationIcon from "@mui/icons-material/AssignmentOutlined"

import { ApplicationList } from "./application-list.tsx"
import { ApplicationShow } from "./application-show.tsx"

export const applications = {
  list: ApplicationList,
  show: ApplicationShow,
  icon: ApplicationIcon,
  recordRepresentation: "applicant_name",
}
