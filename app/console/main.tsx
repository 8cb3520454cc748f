import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { createRoot } from "react-dom/client"

import { Console } from "./console.tsx"

// The page's policy lets in style elements with this nonce, and no others.
const nonce = document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? ""
const cache = createCache({ key: "console", nonce })

createRoot(document.getElementById("console")!).render(
  <CacheProvider value={cache}>
    <Console />
  </CacheProvider>,
)
