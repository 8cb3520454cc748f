import { type Dispatch, type ReactNode, createContext, use, useMemo, useReducer } from "react"
import { useMatches } from "react-router"

import { type Action, type Feed, initialState, reduce, type SharedState } from "./reduce.ts"

const StateContext = createContext(initialState)
const DispatchContext = createContext<Dispatch<Action>>(() => undefined)

/** The shared client state (specification 3.12), in the language of the page. */
export const useStore = (): SharedState => use(StateContext)

/** Dispatches an action (specification 3.12), like `dispatch({ type: "COMPRESS" })`. */
export const useDispatch = () => use(DispatchContext)

const feedsOf = (loaderData: unknown): readonly Feed[] =>
  (loaderData as { feeds?: Feed[] } | null | undefined)?.feeds ?? []

/**
 * Holds the client state, and applies the feeds of the current pages' loaders on top. These are reduced while
 * rendering: the server renders them too, and there is no second copy.
 */
export function StoreProvider({ children }: { children: ReactNode }) {
  const [local, dispatch] = useReducer(reduce, initialState)
  const matches = useMatches()
  const state = useMemo(
    () => matches.flatMap((match) => feedsOf(match.loaderData)).reduce<SharedState>(reduce, local),
    [matches, local],
  )
  return (
    <DispatchContext value={dispatch}>
      <StateContext value={state}>{children}</StateContext>
    </DispatchContext>
  )
}
