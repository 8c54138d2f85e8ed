// @nestjs/throttler is CommonJS and requires Nest, which is ESM. Jest refuses that while Nest itself is being loaded by an
// import further up, so it is loaded here before any test.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
