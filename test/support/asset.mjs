/** Stands for a style sheet, picture or font in client tests. */
export default 'asset';
