// Loaded into the server before its own code (node --import): when `npm start` is killed without a word, its channel
// closes, and the server shuts down in good order instead of holding the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
