import { HydratedRouter } from "react-router/dom"

import { hydrate } from "./hydration/hydrate.tsx"

hydrate(document, <HydratedRouter />)
