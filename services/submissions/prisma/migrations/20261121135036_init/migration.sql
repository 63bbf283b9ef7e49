-- CreateEnum
CREATE TYPE "source_text_kind" AS ENUM ('practice', 'tutorial', 'weekly-practice');

-- CreateEnum
CREATE TYPE "submission_status" AS ENUM ('submitted', 'pending', 'approved', 'rejected');

-- CreateTable
CREATE TABLE "source_text" (
    "id" UUID NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "source_text_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission" (
    "id" UUID NOT NULL,
    "age" SERIAL NOT NULL,
    "source_text_id" UUID NOT NULL,
    "kind" "source_text_kind" NOT NULL,
    "week_number" SMALLINT NOT NULL,
    "group_number" SMALLINT,
    "user_id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "is_anonymous" BOOLEAN NOT NULL,
    "transcreation" TEXT NOT NULL,
    "explanation" TEXT NOT NULL,
    "target_culture" TEXT NOT NULL,
    "target_language" TEXT NOT NULL,
    "cultural_adaptations" TEXT[],
    "status" "submission_status" NOT NULL DEFAULT 'submitted',
    "rank_1_count" INTEGER NOT NULL DEFAULT 0,
    "rank_2_count" INTEGER NOT NULL DEFAULT 0,
    "rank_3_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "owner" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "reply" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("owner","key")
);

-- CreateIndex
CREATE INDEX "submission_source_text_id_age_idx" ON "submission"("source_text_id", "age");

-- CreateIndex
CREATE INDEX "submission_user_id_age_idx" ON "submission"("user_id", "age");

-- CreateIndex
CREATE UNIQUE INDEX "submission_one_per_practice_example" ON "submission"("user_id", "source_text_id") WHERE (kind = 'practice');

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_source_text_id_fkey" FOREIGN KEY ("source_text_id") REFERENCES "source_text"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
