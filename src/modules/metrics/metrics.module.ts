import { Module } from '@nestjs/common';
import { MetricsServer } from './metrics-server.js';
import { StateMetrics } from './state-metrics.js';

/** Figures for Prometheus on a port of their own; nothing of it runs unless METRICS_PORT is set. */
@Module({ providers: [MetricsServer, StateMetrics] })
export class MetricsModule {}
