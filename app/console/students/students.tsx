import StudentsIcon from "@mui/icons-material/SchoolOutlined"
import { Route } from "react-router-dom"

import { ImportPage } from "./import-page.tsx"
import { StudentEdit } from "./student-edit.tsx"
import { StudentList } from "./student-list.tsx"
import { StudentShow } from "./student-show.tsx"

export const students = {
  list: StudentList,
  edit: StudentEdit,
  show: StudentShow,
  icon: StudentsIcon,
  recordRepresentation: "applicant_name",
  children: <Route path="import" element={<ImportPage />} />,
}
