import type { Status } from "#domain/applications/workflow.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

/** Text on its ground, each pair above 4.5:1. */
export const statusColours: Record<Status | "new", readonly [text: string, ground: string]> = {
  new: ["#ffffff", "#14297a"],
  submitted: ["#14297a", "#e6eaf7"],
  scrutiny: ["#5c3a00", "#fff0cc"],
  query: ["#7a2e00", "#ffe6d9"],
  verified: ["#0b4a63", "#dff1f9"],
  admitted: ["#14532d", "#dff3e4"],
  rejected: ["#8c1d18", "#fbe6e4"],
  withdrawn: ["#3f3f46", "#ececee"],
  cancelled: ["#3f3f46", "#ececee"],
}

/** Whether nobody of the staff has opened the application. */
export const isNew = ({ status, seen_at }: Pick<ListedApplication, "status" | "seen_at">) =>
  status === "submitted" && !seen_at
