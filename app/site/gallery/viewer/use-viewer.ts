import { useLocation, useNavigate } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"

import { anchorOf, type Viewer, viewerIn } from "./viewer.ts"

/** Marks a history entry that was pushed by opening the viewer, as opposed to a link to one item. */
const openedHere = { isViewerOpenedHere: true }

/**
 * The viewer's state is in the URL's hash (#photo-3): an item can be linked, and Back on a phone closes the viewer
 * instead of leaving the page.
 */
export const useViewer = (kind: "photo" | "video", count: number) => {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  // The server does not receive the hash, so the viewer opens after hydration.
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
