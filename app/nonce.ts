import { createContext } from "react"

/** The nonce of this answer's script policy; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext("")
