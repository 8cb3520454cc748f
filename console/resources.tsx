import { Resource } from "react-admin"
import { Route } from "react-router-dom"

import { type Collection, consoleCollections, resourceOf } from "./content/collections.ts"
import { firstPages } from "./first-pages.ts"
import { lazyPage } from "./kit/page/lazy-page.tsx"

const ContentList = lazyPage(() => import("./content/content-list.tsx"), "ContentList")
const ToSettings = lazyPage(() => import("./content/content-list.tsx"), "ToSettings")
const ContentEdit = lazyPage(() => import("./content/content-form.tsx"), "ContentEdit")
const ContentCreate = lazyPage(() => import("./content/content-form.tsx"), "ContentCreate")
const SessionList = lazyPage(() => import("./admission-sessions/session-list.tsx"), "SessionList")
const SessionEdit = lazyPage(() => import("./admission-sessions/session-pages.tsx"), "SessionEdit")
const SessionCreate = lazyPage(
  () => import("./admission-sessions/session-pages.tsx"),
  "SessionCreate",
)
const MediaList = lazyPage(() => import("./content/uploads/media-list.tsx"), "MediaList")
const TrashList = lazyPage(() => import("./content/trash/trash-list.tsx"), "TrashList")

const LanguageDebts = lazyPage(
  () => import("./content/languages/language-debts.tsx"),
  "LanguageDebts",
)

const screensOf = (collection: Collection) => {
  if (collection === "settings") return { list: ToSettings, edit: ContentEdit }
  if (collection === "sessions") {
    return { list: SessionList, edit: SessionEdit, create: SessionCreate }
  }
  return { list: ContentList, edit: ContentEdit, create: ContentCreate }
}

/** Resources of all collections with the same pages; settings are one fixed item. Also the media library. */
const contentResources = [
  ...consoleCollections.map((collection) => (
    <Resource key={collection} name={resourceOf(collection)} {...screensOf(collection)} />
  )),
  <Resource key="media" name="media" list={MediaList} />,
  <Resource key="language-debts" name="language-debts" list={LanguageDebts} />,
  <Resource key="trash" name="trash" list={TrashList} />,
]

const ApplicationList = lazyPage(firstPages.applications, "ApplicationListPage")
const ApplicationShow = lazyPage(firstPages.application, "ApplicationShow")
const PapersPage = lazyPage(() => import("./applications/papers/papers-page.tsx"), "PapersPage")
const PaperPage = lazyPage(() => import("./applications/form/paper-page.tsx"), "PaperPage")
const CorrectPage = lazyPage(() => import("./applications/form/correct-page.tsx"), "CorrectPage")
const DuplicatesPage = lazyPage(
  () => import("./applications/duplicates/duplicates-page.tsx"),
  "DuplicatesPage",
)
const StudentList = lazyPage(() => import("./students/student-list.tsx"), "StudentList")
const StudentEdit = lazyPage(() => import("./students/student-edit.tsx"), "StudentEdit")
const StudentShow = lazyPage(() => import("./students/student-show.tsx"), "StudentShow")
const ImportPage = lazyPage(() => import("./students/import-page.tsx"), "ImportPage")
const MessageList = lazyPage(() => import("./content/contact-messages.tsx"), "MessageList")
const MessageShow = lazyPage(() => import("./content/contact-messages.tsx"), "MessageShow")
const GrievanceList = lazyPage(() => import("./grievances/grievance-list.tsx"), "GrievanceList")
const GrievanceShow = lazyPage(() => import("./grievances/grievance-show.tsx"), "GrievanceShow")
const GrievanceReport = lazyPage(
  () => import("./grievances/grievance-report.tsx"),
  "GrievanceReport",
)
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
    <Route path=":id/duplicates" element={<DuplicatesPage />} />
  </Resource>,
  <Resource key="papers" name="papers" list={PapersPage} />,
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
  <Resource key="grievances" name="grievances" list={GrievanceList} show={GrievanceShow}>
    <Route path="report" element={<GrievanceReport />} />
  </Resource>,
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
