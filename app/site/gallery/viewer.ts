import { useLocation, useNavigate } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Index of the item that a key opens, within bounds; undefined for other keys. */
export const targetOfKey = (key: string, at: number, count: number) => {
  const target = targets[key]?.(at, count)
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1)
}

/** URL hash of an item: the third photo is photo-3. */
export const anchorOf = (kind: string, at: number) => `${kind}-${at + 1}`

/** Index of the item in a URL hash like #photo-3; undefined if the viewer is closed. */
export const indexInHash = (hash: string, kind: string, count: number) => {
  const [, number] = new RegExp(`^#${kind}-([1-9]\\d{0,4})$`).exec(hash) ?? []
  return Number(number) <= count ? Number(number) - 1 : undefined
}

/** Marks a history entry that was pushed by opening the viewer, as opposed to a link to one item. */
const openedHere = { isViewerOpenedHere: true }

/**
 * The viewer's state is in the URL's hash (#photo-3): an item can be linked, and Back on a phone closes the viewer
 * instead of leaving the page. `at` is the index of the open item.
 */
export const useViewer = (kind: string, count: number) => {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  // The server does not receive the hash, so the viewer opens after hydration.
  const isLive = useHydrated()
  const at = isLive ? indexInHash(hash, kind, count) : undefined

  const show = (target: number) => {
    const isMove = at !== undefined
    void navigate(
      { search, hash: anchorOf(kind, target) },
      { replace: isMove, state: isMove ? state : openedHere, preventScrollReset: true },
    )
  }
  const close = () => {
    if (at === undefined) return
    if (state?.isViewerOpenedHere) void navigate(-1)
    else void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true })
  }
  return { at, show, close }
}
