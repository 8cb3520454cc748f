import { useRouteLoaderData } from "react-router"

import type { loader } from "./layout.tsx"

/**
 * Messages around the sheet. They come with the layout's data, because they are needed before the sheet is loaded.
 */
export const useSheetPageMessages = () =>
  useRouteLoaderData<typeof loader>("applications/layout")!.messages.sheetPage
