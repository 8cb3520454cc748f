/*
 * Parts of an inline script (`hydrate-later.ts`): each function is sent as text and uses nothing from outside.
 *
 * Links, forms and `<details>` work without scripts and are left to the browser. In the page
 * - `.needs-scripts` marks what has no effect without scripts; a choice in a fieldset is left to the browser, for React to
 *   read when it hydrates,
 * - `data-enhanced` what does more with them: a photo's link opens the viewer,
 * - `data-keys` a menu with keys of its own.
 */

/** Loads the scripts at the first interaction that has a use for them: not for scrolling, not for following a link. */
export const loadOnInteraction = (load: () => void) => {
  const loadIfEnhanced = ({ target }: Event) => {
    const enhanced = ".needs-scripts, [data-enhanced], form[method=post]"
    if (target instanceof Element && target.closest(enhanced)) load()
  }
  addEventListener("pointerdown", loadIfEnhanced, true)
  addEventListener("focusin", loadIfEnhanced, true)
  addEventListener("keydown", load, true)
  // A moving mouse suggests a faster connection than a phone's, and a click soon. Browsers also send the event when the
  // page moves under a resting mouse. With Save-Data, moving the mouse loads nothing.
  addEventListener("pointermove", ({ pointerType, movementX, movementY }) => {
    const moves = pointerType === "mouse" && (movementX !== 0 || movementY !== 0)
    if (moves && !navigator.connection?.saveData) load()
  })
}

/**
 * Stores clicks and keys that only scripts can handle, and the element under the mouse, and replays them once React has
 * hydrated.
 */
export const keepInteractions = (load: () => void) => {
  let isWaiting = true
  let hasFailed = false
  let hovered: EventTarget | null = null
  let repeats: (() => void)[] = []

  const keep = (event: Event, repeat: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    repeats.push(repeat)
    load()
  }
  const keepClick = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (!isWaiting || button || metaKey || ctrlKey || shiftKey || altKey) return
    const needing = (target as Element).closest(".needs-scripts:not(fieldset), a[data-enhanced]")
    const control = needing && (target as Element).closest<HTMLElement>("a, button, label, input")
    if (!control) return
    keep(event, () => {
      // The form's language link would lose the input.
      if (!hasFailed || needing.matches("[data-enhanced]")) control.click()
    })
  }
  const keepMenuKey = (event: KeyboardEvent) => {
    const { target, key } = event
    const isMenuKey = /^(?:Arrow.+|Home|End|Escape)$/.test(key)
    if (!isWaiting || !isMenuKey || !(target as Element).closest("[data-keys]")) return
    const again = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    keep(event, () => target?.dispatchEvent(again))
  }
  const repeatAll = () => {
    isWaiting = false
    hovered?.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }))
    // One after the other in their order: React renders between them.
    for (const repeat of repeats) setTimeout(repeat)
    repeats = []
  }
  addEventListener("click", keepClick, true)
  addEventListener("keydown", keepMenuKey, true)
  addEventListener("pointerover", ({ target, pointerType }) => {
    if (isWaiting && pointerType === "mouse") hovered = target
  })
  addEventListener("hydrated", repeatAll)
  // If scripts fail, a kept click has the browser's own effect: a photo's link opens its file.
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target as Element).matches?.("script, [rel=modulepreload]")) return
      hasFailed = true
      repeatAll()
    },
    true,
  )
}

/** Leaves the scroll position and the history to the browser until React has hydrated the page. */
export const leaveHistoryToBrowser = () => {
  const { pathname, search } = location
  let isWaiting = true
  addEventListener("hydrated", () => {
    isWaiting = false
  })
  // Entries that React Router made before a reload share this document, which can't show their pages yet.
  addEventListener("popstate", () => {
    if (isWaiting && pathname + search !== location.pathname + location.search) location.reload()
  })
  // React Router would restore the position again when it hydrates, after the visitor has scrolled on.
  addEventListener("DOMContentLoaded", () => {
    try {
      const stored = "react-router-scroll-positions"
      const positions = JSON.parse(sessionStorage.getItem(stored) ?? "{}") as Record<string, number>
      delete positions[history.state?.key]
      sessionStorage.setItem(stored, JSON.stringify(positions))
    } catch {
      // Without storage nothing is restored.
    }
  })
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean }
  }
}
