import type { KeyboardEvent } from "react"

type Move = (at: number, count: number) => number

const forward: Move = (at, count) => (at + 1) % count
const back: Move = (at, count) => (at - 1 + count) % count
const alongRow: Record<string, Move> = { ArrowRight: forward, ArrowLeft: back }
const downList: Record<string, Move> = { ArrowDown: forward, ArrowUp: back }
const ends: Record<string, Move> = { Home: () => 0, End: (_at, count) => count - 1 }

const controlsOfRow = ":scope > li > a, :scope > li > details > summary"
const find = (within: Element, selector: string) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

/**
 * Arrow keys in the menu: left and right along the row, down into a list, up and down within it, Home and End.
 * Tab, Enter and Space keep the browser's behaviour.
 */
export const handleArrowKeys = (event: KeyboardEvent<HTMLUListElement>) => {
  const target = event.target as HTMLElement
  const details = target.closest("details")
  const isInList = details !== null && target.tagName !== "SUMMARY"
  const row = find(event.currentTarget, controlsOfRow)
  const places = details ? find(details, "a") : []

  const go = (controls: HTMLElement[], from: HTMLElement, move: Move) => {
    event.preventDefault()
    controls[move(controls.indexOf(from), controls.length)]?.focus()
  }
  const { key } = event
  if (key === "ArrowDown" && details && !isInList) {
    details.open = true
    go(places, target, forward)
  } else if (key in alongRow) {
    go(row, isInList ? details.querySelector("summary")! : target, alongRow[key]!)
  } else if (isInList && (key in downList || key in ends)) {
    go(places, target, (downList[key] ?? ends[key])!)
  } else if (key in ends) go(row, target, ends[key]!)
}
