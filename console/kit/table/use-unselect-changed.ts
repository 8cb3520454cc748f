import { useUnselect, useUnselectAll } from "react-admin"

/**
 * Returns a function that clears the selection after a bulk action. What it did not change stays selected, to be tried
 * again, if it was interrupted or changed nothing.
 */
export const useUnselectChanged = (resource: string) => {
  const unselect = useUnselect(resource)
  const unselectAll = useUnselectAll(resource)
  return (changed: readonly string[], isInterrupted: boolean) =>
    isInterrupted || changed.length === 0 ? unselect([...changed]) : unselectAll()
}
