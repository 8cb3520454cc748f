import { type RefObject, useEffect } from "react"

/** Ctrl+S (or Cmd+S) sends the form that contains an element, instead of saving the page as a file. Not from a dialog over it. */
export const useSaveKey = (inForm: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== "KeyS") return
      event.preventDefault()
      if (event.repeat || document.querySelector("[role=dialog], dialog[open]")) return
      inForm.current?.closest("form")?.requestSubmit()
    }
    window.addEventListener("keydown", save)
    return () => window.removeEventListener("keydown", save)
  }, [inForm])
}
