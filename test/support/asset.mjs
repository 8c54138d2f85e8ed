/** Replaces style sheets, pictures and fonts in client tests. */
export default 'asset';
