import { useRouteLoaderData } from "react-router"

import type { loader } from "./layout.tsx"

/** The words around the sheet; they come with the frame, since they are needed before the sheet is there. */
export const useSheetPageMessages = () =>
  useRouteLoaderData<typeof loader>("applications/layout")!.words.sheetPage
