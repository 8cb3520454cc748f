import { type ReactNode, createContext, use } from "react"

/** TO BE COMPLETED by the chrome work: the shared client state of spec 3.1, its reducer, its feeding from loaders. */
export interface SharedState {
  isAuthenticated: boolean
  sidebarExpanded: boolean
  user: object | null
  store: { store_logo: string; store_title: string }
  sliders: string[]
  notices: { slug: string; title: string; date: string }[]
  gallery_images: { title: string; imageUrl: string; thumbnailUrl: string }[]
  courses: { title: string }[]
  count: number
}

const initialState: SharedState = {
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

const StoreContext = createContext(initialState)

export const useStore = () => use(StoreContext)

export function StoreProvider({ children }: { children: ReactNode }) {
  return <StoreContext value={initialState}>{children}</StoreContext>
}
