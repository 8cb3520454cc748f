import ApplicationIcon from "@mui/icons-material/AssignmentOutlined"
import { Route } from "react-router-dom"

import { ApplicationList } from "./application-list.tsx"
import { ApplicationShow } from "./application-show.tsx"
import { CorrectPage } from "./correction/correct-page.tsx"
import { PaperPage } from "./paper/paper-page.tsx"

export const applications = {
  list: ApplicationList,
  show: ApplicationShow,
  icon: ApplicationIcon,
  recordRepresentation: "applicant_name",
  children: [
    <Route key="create" path="create" element={<PaperPage />} />,
    <Route key="correct" path=":id/correct" element={<CorrectPage />} />,
  ],
}
