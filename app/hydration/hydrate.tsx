import {
  type ReactNode,
  startTransition,
  StrictMode,
  useInsertionEffect,
  useLayoutEffect,
} from "react"
import { hydrateRoot } from "react-dom/client"

import { allowTranslation } from "#ui/browser/replaced-texts.ts"

import { undoChanges } from "./page-changes.ts"
import { keepPageState } from "./page-state.ts"

interface HydratingProps {
  /** Called in React's first commit, before it changes anything. */
  onCommit: () => void
  /** Called when the page is React's, before the browser paints. */
  onHydrated: () => void
  children: ReactNode
}

function Hydrating({ onCommit, onHydrated, children }: HydratingProps) {
  useInsertionEffect(onCommit, [onCommit])
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/** Hydrates the server's page, whatever has changed it in the browser (decision 55). */
export const hydrate = (container: Element | Document, page: ReactNode) => {
  allowTranslation()
  const restoreState = keepPageState()
  const translateAgain = undoChanges()
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <Hydrating onCommit={translateAgain} onHydrated={restoreState}>
          {page}
        </Hydrating>
      </StrictMode>,
    )
  })
}
