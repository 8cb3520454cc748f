import type { SharedState } from "./state.ts"

/** Actions that a page's loader may feed into the shared state: `feeds: [{ type: "SET_NOTICES", payload }]`. */
export type Feed =
  | { type: "SET_STORE_DATA"; payload: SharedState["store"] }
  | { type: "SET_STORE_SLIDERS"; payload: SharedState["sliders"] }
  | { type: "SET_NOTICES"; payload: SharedState["notices"] }
  | { type: "SET_GALLERY_IMAGES"; payload: SharedState["gallery_images"] }
  | { type: "SET_COURSE_DATA"; payload: SharedState["courses"] }

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
    case "SET_STORE_DATA":
      return { ...state, store: action.payload }
    case "SET_STORE_SLIDERS":
      return { ...state, sliders: action.payload }
    case "SET_NOTICES":
      return { ...state, notices: action.payload }
    case "SET_GALLERY_IMAGES":
      return { ...state, gallery_images: action.payload }
    case "SET_COURSE_DATA":
      return { ...state, courses: action.payload }
  }
}
