import { type Dispatch, type ReactNode, createContext, use, useMemo, useReducer } from "react"
import { useMatches } from "react-router"

import type { Language } from "#domain/content/languages.ts"
import type { SessionData } from "#domain/student/session-data.ts"

/** The shared client state; the names are binding (specification 3.12). */
export interface SharedState {
  isAuthenticated: boolean
  sidebarExpanded: boolean
  /** The signed-in student. */
  user: SessionData | null
  /** The college's logo (URL) and name, in the page's language. */
  store: { store_logo: string; store_title: string }
  /** URLs of the home page's slides. */
  sliders: string[]
  notices: {
    slug: string
    title: string
    /** ISO day. */
    date: string
    /** Says whether the notice is new or pinned, its category and how many files it has. */
    note?: string
    /** The language in which the notice has no page. */
    noPageIn?: Language
  }[]
  gallery_images: { title: string; imageUrl: string; thumbnailUrl: string }[]
  courses: { slug: string; title: string; scheme: string; subjects: string[] }[]
  /** Part of the state (specification 3.12); no action changes it. */
  count: number
}

export const initialState: SharedState = {
  isAuthenticated: false,
  sidebarExpanded: true,
  user: null,
  store: { store_logo: "/pictures/emblem.svg", store_title: "" },
  sliders: [],
  notices: [],
  gallery_images: [],
  courses: [],
  count: 0,
}

/** The field that each action of a page's loader replaces. */
const fedFields = {
  SET_STORE_DATA: "store",
  SET_STORE_SLIDERS: "sliders",
  SET_NOTICES: "notices",
  SET_GALLERY_IMAGES: "gallery_images",
  SET_COURSE_DATA: "courses",
} as const

type FedFields = typeof fedFields

/** Actions that a page's loader may feed into the shared state: `feeds: [{ type: "SET_NOTICES", payload }]`. */
export type Feed = {
  [Type in keyof FedFields]: { type: Type; payload: SharedState[FedFields[Type]] }
}[keyof FedFields]

/** The actions of the shared client state (specification 3.12). */
export type Action =
  | Feed
  | { type: "LOGIN"; payload: NonNullable<SharedState["user"]> }
  | { type: "LOGOUT" }
  | { type: "EXPAND" }
  | { type: "COMPRESS" }

export const reduce = (state: SharedState, action: Action): SharedState => {
  switch (action.type) {
    case "LOGIN":
      return { ...state, isAuthenticated: true, user: action.payload }
    case "LOGOUT":
      return { ...state, isAuthenticated: false, user: null }
    case "EXPAND":
      return { ...state, sidebarExpanded: true }
    case "COMPRESS":
      return { ...state, sidebarExpanded: false }
    default:
      return { ...state, [fedFields[action.type]]: action.payload }
  }
}

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
