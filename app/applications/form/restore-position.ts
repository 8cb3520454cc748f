import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react"

import { uploadNames } from "#domain/fields/uploads.ts"
import { putInto } from "#ui/browser/put-into.ts"

/** The applicant's position in the long page, and the field state that only the browser holds. */
interface Position {
  /** The focused field, or the one nearest to the middle of the screen. */
  anchor: HTMLElement
  step: number
  top: number
  hasFocus: boolean
  caret: [from: number, to: number] | undefined
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

const fromMiddle = (element: Element) =>
  Math.abs(element.getBoundingClientRect().top - window.innerHeight / 2)

const nearestToMiddle = (form: HTMLFormElement) =>
  Array.from(form.querySelectorAll<HTMLElement>("section [id]"))
    .filter(isInView)
    .map((element) => ({ element, distance: fromMiddle(element) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.element

/** Whether the applicant has scrolled. After a reload the router restores the scroll position of the tabbed page. */
const isScrolled = () => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return window.scrollY > 0 && entry?.type === "navigate"
}

const caretOf = (element: Element): Position["caret"] => {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
  const { selectionStart, selectionEnd } = element
  return selectionStart === null ? undefined : [selectionStart, selectionEnd ?? selectionStart]
}

const findPosition = (form: HTMLFormElement): Position | undefined => {
  const sections = Array.from(form.querySelectorAll("section"))
  const focused = document.activeElement as HTMLElement | null
  const hasFocus = form.contains(focused) && isInView(focused!)
  const anchor = hasFocus ? focused! : isScrolled() && nearestToMiddle(form)
  if (!anchor) return undefined
  return {
    anchor,
    step: sections.findIndex((section) => section.contains(anchor)),
    top: anchor.getBoundingClientRect().top,
    hasFocus,
    caret: caretOf(anchor),
  }
}

const restorePosition = ({ anchor, top, hasFocus, caret }: Position) => {
  // Restoring a draft remounts the fields with the same ids.
  const element = anchor.isConnected ? anchor : document.getElementById(anchor.id)
  if (!element) return
  if (hasFocus && document.activeElement !== element) {
    element.focus({ preventScroll: true })
    if (caret) (element as HTMLInputElement).setSelectionRange(...caret)
  }
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" })
}

const inputOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`)

interface UseRestorePosition {
  form: RefObject<HTMLFormElement | null>
  isLive: boolean
  /** Changes when the fields are remounted. */
  version: number
  openStep: (index: number) => void
}

/**
 * Keeps step, focus, caret, scroll position and chosen files when hydration turns the long page into tabs. On a slow
 * line the applicant may have used the long page for half a minute.
 */
export const useRestorePosition = ({ form, isLive, version, openStep }: UseRestorePosition) => {
  const position = useRef<Position>(undefined)
  const files = useRef<[name: string, file: File | undefined][]>([])
  const remember = useEffectEvent(() => {
    if (isLive || !form.current) return
    files.current = uploadNames.map((name) => [name, inputOf(form.current!, name)?.files?.[0]])
    position.current = findPosition(form.current)
    if (position.current && position.current.step >= 0) openStep(position.current.step)
  })
  const restore = () => {
    for (const [name, file] of files.current) {
      const input = form.current && inputOf(form.current, name)
      if (input && file && input.files?.length === 0) putInto(input, file)
    }
    if (position.current) restorePosition(position.current)
    if (!isLive) return
    position.current = undefined
    files.current = []
  }
  useLayoutEffect(() => remember(), [])
  // The tabs are made in the background; meanwhile the applicant may move on.
  useEffect(() => {
    if (isLive) return undefined
    const follow = () => remember()
    window.addEventListener("focusin", follow)
    window.addEventListener("scroll", follow)
    return () => {
      window.removeEventListener("focusin", follow)
      window.removeEventListener("scroll", follow)
    }
  }, [isLive])
  useLayoutEffect(restore, [form, isLive, version])
}
