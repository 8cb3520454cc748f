import { useEffect, useRef } from "react"

/**
 * Puts off what moves the page while something is being pressed. A message that appeared between press
 * and release would move the button from under the finger, and the click would be lost.
 */
export const useDeferUntilPointerUp = () => {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click follows the release.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run()
      })
    }
    window.addEventListener("mousedown", press, true)
    window.addEventListener("mouseup", release, true)
    return () => {
      window.removeEventListener("mousedown", press, true)
      window.removeEventListener("mouseup", release, true)
    }
  }, [])
  return (run: () => void) => {
    if (isPressed.current) waiting.current.push(run)
    else run()
  }
}
