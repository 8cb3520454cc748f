import { useLocation, useNavigate } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"

import { anchorOf, type Viewer, viewerIn } from "./viewer.ts"

/** Left in the history by opening the viewer here, rather than by coming with a link to one item. */
const openedHere = { isViewerOpenedHere: true }

/**
 * The viewer's state lies in the page's address, as #photo-3: one can send a link to one item, and a
 * phone's Back closes the viewer instead of leaving the page.
 */
export const useViewer = (kind: "photo" | "video", count: number) => {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  // The server never learns what stands behind the #.
  const isLive = useHydrated()
  const viewer: Viewer = isLive ? viewerIn(hash, kind, count) : "closed"

  const show = (at: number) => {
    const isMove = viewer !== "closed"
    void navigate(
      { search, hash: anchorOf(kind, at) },
      { replace: isMove, state: isMove ? state : openedHere, preventScrollReset: true },
    )
  }
  const close = () => {
    if (viewer === "closed") return
    if (state?.isViewerOpenedHere) void navigate(-1)
    else void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true })
  }
  return { viewer, show, close }
}
