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
  notices: { slug: string; title: string; /** ISO day. */ date: string }[]
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
