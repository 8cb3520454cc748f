import { Resource } from "react-admin"
import { Route } from "react-router-dom"

import { contentResources } from "./content/content-resources.tsx"
import { firstPages } from "./first-pages.ts"
import { lazyPage } from "./layout/lazy-page.tsx"

const ApplicationList = lazyPage(firstPages.applications, "ApplicationListPage")
const ApplicationShow = lazyPage(firstPages.application, "ApplicationShow")
const PaperPage = lazyPage(() => import("./applications/form/paper-page.tsx"), "PaperPage")
const CorrectPage = lazyPage(() => import("./applications/form/correct-page.tsx"), "CorrectPage")
const StudentList = lazyPage(() => import("./students/student-list.tsx"), "StudentList")
const StudentEdit = lazyPage(() => import("./students/student-edit.tsx"), "StudentEdit")
const StudentShow = lazyPage(() => import("./students/student-show.tsx"), "StudentShow")
const ImportPage = lazyPage(() => import("./students/import-page.tsx"), "ImportPage")
const MessageList = lazyPage(() => import("./content/contact-messages.tsx"), "MessageList")
const MessageShow = lazyPage(() => import("./content/contact-messages.tsx"), "MessageShow")
const AuditList = lazyPage(() => import("./audit/audit-list.tsx"), "AuditList")
const StaffList = lazyPage(() => import("./staff/staff-list.tsx"), "StaffList")
const StaffEdit = lazyPage(() => import("./staff/staff-edit.tsx"), "StaffEdit")

export const resources = [
  <Resource
    key="applications"
    name="applications"
    list={ApplicationList}
    show={ApplicationShow}
    recordRepresentation="applicant_name"
  >
    <Route path="create" element={<PaperPage />} />
    <Route path=":id/correct" element={<CorrectPage />} />
  </Resource>,
  <Resource
    key="students"
    name="students"
    list={StudentList}
    edit={StudentEdit}
    show={StudentShow}
    recordRepresentation="applicant_name"
  >
    <Route path="import" element={<ImportPage />} />
  </Resource>,
  <Resource
    key="messages"
    name="messages"
    list={MessageList}
    show={MessageShow}
    recordRepresentation="subject"
  />,
  <Resource key="audit" name="audit" list={AuditList} />,
  ...contentResources,
  <Resource
    key="staff"
    name="staff"
    list={StaffList}
    edit={StaffEdit}
    recordRepresentation="name"
  />,
]
