// Imported first of all: the pool's size is read when its first thread is needed. Four, the default,
// would let four pictures being decoded hold up everybody's disk.
process.env.UV_THREADPOOL_SIZE ??= "8"
