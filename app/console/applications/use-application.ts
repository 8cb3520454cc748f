import { useRecordContext } from "react-admin"

import type { StaffApplication } from "#server/features/applications/applications.ts"

/** The application whose page is shown. */
export const useApplication = () => useRecordContext<StaffApplication>()!
