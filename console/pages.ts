// The pages of the console. The menu, the routes and the search over everything are derived from them. The scripts of each page are
// loaded when it is first opened.
import * as lucide from "lucide-react"
import type { ComponentType } from "react"

import type { Permission } from "#domain/staff/permissions.ts"

import type { Destination } from "./actions.ts"
import { permissionOf } from "./api/auth-provider.ts"
import {
  type ContentGroup,
  consoleCollections,
  groupOf,
  icons,
  resourceOf,
} from "./content/collections.ts"
import { firstPages } from "./first-pages.ts"
import { lazyPage } from "./kit/page/lazy-page.tsx"
import type { TextKey } from "./kit/text/use-language.ts"
import type { ConsoleMessages } from "./messages/messages.ts"

export const Dashboard = lazyPage(firstPages.dashboard, "Dashboard")
const Counter = lazyPage(firstPages.counter, "Counter")
const Fees = lazyPage(() => import("./applications/fees.tsx"), "Fees")
const CollegeStart = lazyPage(
  () => import("./college-start/college-start-page.tsx"),
  "CollegeStartPage",
)
const SampleChecklist = lazyPage(
  () => import("./college-start/sample-checklist-page.tsx"),
  "SampleChecklistPage",
)
const AdmissionConfirmation = lazyPage(
  () => import("./college-start/admission-confirmation-page.tsx"),
  "AdmissionConfirmationPage",
)
const Notices = lazyPage(() => import("./notices/notices-page.tsx"), "NoticesPage")
const Backups = lazyPage(() => import("./backups/backups-page.tsx"), "BackupsPage")
const Operations = lazyPage(() => import("./operations/operations.tsx"), "OperationsPage")
const Report = lazyPage(() => import("./report/report-page.tsx"), "ReportPage")
const Merit = lazyPage(() => import("./merit/merit-page.tsx"), "MeritPage")
const Privacy = lazyPage(() => import("./privacy/privacy.tsx"), "Privacy")
const Floods = lazyPage(() => import("./privacy/floods-page.tsx"), "FloodsPage")
const FirstDay = lazyPage(() => import("./first-day/first-day.tsx"), "FirstDayPage")
const Account = lazyPage(() => import("./account/account.tsx"), "Account")

export interface ConsolePage extends Destination {
  icon: lucide.LucideIcon
  /** Where it is shown; a page without a menu is found by the search. */
  menu?: "main" | ContentGroup | "user"
  /** Missing for lists of records, whose pages are in resources.tsx. */
  Page?: ComponentType
  /** The route, if it has parameters. */
  route?: string
}

const list = (
  name: keyof ConsoleMessages["resources"],
  icon: ConsolePage["icon"],
  menu: ConsolePage["menu"] = "main",
): ConsolePage => ({
  to: `/${name}`,
  label: `resources.${name}.name`,
  can: permissionOf(name, "list"),
  icon,
  menu,
})

const page = (
  to: string,
  label: TextKey,
  can: Permission,
  icon: ConsolePage["icon"],
  Page: ComponentType,
): ConsolePage => ({ to, label, can, icon, menu: "main", Page })

/** The pages of the console, in the order of the menu. */
export const pages: ConsolePage[] = [
  { to: "/", label: "ra.page.dashboard", icon: lucide.LayoutDashboard, menu: "main" },
  page("/counter", "console.counter.title", "applications.read", lucide.ScanQrCode, Counter),
  list("applications", lucide.ClipboardList),
  list("papers", lucide.FileClock),
  {
    ...page("/merit", "console.merit.title", "merit.read", lucide.Trophy, Merit),
    route: "/merit/:programme?/:part?",
  },
  page("/fees", "console.fees.ofDay", "fees.read", lucide.IndianRupee, Fees),
  list("students", lucide.GraduationCap),
  list("messages", lucide.Mail),
  list("grievances", lucide.MessageSquareWarning),
  page("/notices", "console.notices.title", "notices.read", lucide.Send, Notices),
  ...consoleCollections.map((name) => list(resourceOf(name), icons[name], groupOf(name))),
  list("media", lucide.FolderOpen, "pictures"),
  list("language-debts", lucide.Languages, "site"),
  list("trash", lucide.Trash2, "site"),
  list("staff", lucide.Users),
  list("audit", lucide.History),
  page("/report", "console.report.title", "report.read", lucide.ChartColumn, Report),
  page("/privacy", "console.privacy.title", "privacy.answer", lucide.ShieldCheck, Privacy),
  page("/floods", "console.floods.title", "floods.read", lucide.Waves, Floods),
  page("/backups", "console.backups.title", "backups.read", lucide.DatabaseBackup, Backups),
  page("/operations", "console.operations.title", "operations.read", lucide.Activity, Operations),
  {
    to: "/first-day",
    label: "console.firstDay.title",
    icon: lucide.FileText,
    menu: "user",
    Page: FirstDay,
  },
  {
    to: "/account",
    label: "console.account.title",
    icon: lucide.CircleUser,
    menu: "user",
    Page: Account,
  },
  {
    to: "/college-start",
    label: "console.collegeStart.title",
    can: "settings.edit",
    icon: lucide.Settings,
    Page: CollegeStart,
  },
  {
    to: "/sample-checklist",
    label: "console.sampleChecklist.title",
    can: "content.read",
    icon: lucide.FileText,
    Page: SampleChecklist,
  },
  {
    to: "/admission-confirmation",
    label: "console.admissionConfirmation.title",
    can: "settings.edit",
    icon: lucide.CalendarRange,
    Page: AdmissionConfirmation,
    route: "/admission-confirmation/:label?",
  },
]
